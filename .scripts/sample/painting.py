"""Shapes and a picture to paint them on.

A shape is a function that gives the distance of a point to its edge, negative inside.
"""
import math

SIDE = 176


class Picture:
    """Colors with coverage, painted one over the other."""

    def __init__(self):
        self.colors = [[(0.0, 0.0, 0.0)] * SIDE for _ in range(SIDE)]
        self.coverage = [[0.0] * SIDE for _ in range(SIDE)]

    def paint(self, shape, color, box=(0, 0, SIDE, SIDE)):
        """Fills a shape with a color, or with a function of the place that gives one."""
        left, top = max(0, math.floor(box[0])), max(0, math.floor(box[1]))
        right, bottom = min(SIDE, math.ceil(box[2])), min(SIDE, math.ceil(box[3]))
        for y in range(top, bottom):
            for x in range(left, right):
                alpha = min(1, max(0, 0.5 - shape(x + 0.5, y + 0.5)))
                if alpha > 0:
                    self.blend(x, y, color(x + 0.5, y + 0.5) if callable(color) else color, alpha)

    def blend(self, x, y, color, alpha):
        under = self.coverage[y][x] * (1 - alpha)
        total = alpha + under
        self.colors[y][x] = mix(self.colors[y][x], color, alpha / total)
        self.coverage[y][x] = total

    def pixels(self):
        """Rows of (red, green, blue), None where it is transparent."""
        return [[
            tuple(round(v) for v in color) if covered >= 0.5 else None
            for color, covered in zip(colors, coverage)]
            for colors, coverage in zip(self.colors, self.coverage)]


def mix(one, other, t):
    return tuple(a + (b - a) * t for a, b in zip(one, other))


def around(cx, cy, radius):
    return (cx - radius - 1, cy - radius - 1, cx + radius + 1, cy + radius + 1)


def circle(cx, cy, radius):
    return lambda x, y: math.hypot(x - cx, y - cy) - radius


def ellipse(cx, cy, rx, ry):
    return lambda x, y: (math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * min(rx, ry)


def rounded_square(cx, cy, side, radius):
    half = side / 2 - radius

    def distance(x, y):
        dx, dy = abs(x - cx) - half, abs(y - cy) - half
        return math.hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - radius
    return distance


def polygon(points):
    edges = list(zip(points, points[1:] + points[:1]))

    def distance(x, y):
        nearest, sign = 1e9, 1
        for (ax, ay), (bx, by) in edges:
            nearest = min(nearest, to_segment(x, y, ax, ay, bx, by))
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                sign = -sign
        return sign * nearest
    return distance


def to_segment(x, y, ax, ay, bx, by):
    ux, uy = bx - ax, by - ay
    t = max(0, min(1, ((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy)))
    return math.hypot(x - ax - t * ux, y - ay - t * uy)


def star(cx, cy, outer, inner, points, turn=-math.pi / 2):
    corners = [
        (inner if k % 2 else outer, turn + k * math.pi / points) for k in range(2 * points)]
    return polygon([(cx + r * math.cos(a), cy + r * math.sin(a)) for r, a in corners])


def arc(cx, cy, radius, start, end, width):
    """A line of `width` along a circle from one angle to another."""
    count = 12
    spots = [start + (end - start) * k / count for k in range(count + 1)]
    points = [(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in spots]
    return lambda x, y: min(
        to_segment(x, y, *a, *b) for a, b in zip(points, points[1:])) - width / 2


def union(*shapes):
    return lambda x, y: min(shape(x, y) for shape in shapes)


def common(*shapes):
    return lambda x, y: max(shape(x, y) for shape in shapes)


def outside(shape):
    return lambda x, y: -shape(x, y)
