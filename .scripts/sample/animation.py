"""Writes pictures as an animated GIF."""
import dataclasses
import math
import struct

KEEP, CLEAR, RESTORE = 1, 2, 3
SHARED_COLORS = 256


@dataclasses.dataclass
class Frame:
    """A picture in rows of (red, green, blue), None where it is transparent."""
    pixels: list
    centiseconds: int
    disposal: int
    local_colors: int | None = None
    interlaced: bool = False


def gif(frames, comment):
    """The file, which plays forever. Only what a frame draws is stored of it."""
    width, height = len(frames[0].pixels[0]), len(frames[0].pixels)
    shared = Table([f.pixels for f in frames if not f.local_colors], SHARED_COLORS)
    screen = struct.pack('<HHBBB', width, height, 0xf0 | shared.bits - 1, 0, 0)
    loop = b'\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00'
    note = b'\x21\xfe' + chain(comment.encode())
    images = b''.join(image(frame, shared) for frame in frames)
    return b'GIF89a' + screen + shared.bytes() + loop + note + images + b'\x3b'


def image(frame, shared):
    table = Table([frame.pixels], frame.local_colors) if frame.local_colors else shared
    left, top, right, bottom = box(frame)
    rows = [[table.index(c) for c in row[left:right]] for row in frame.pixels[top:bottom]]
    flags = 0x40 if frame.interlaced else 0
    if frame.local_colors:
        flags |= 0x80 | table.bits - 1
    control = struct.pack(
        '<BBBBHBB', 0x21, 0xf9, 4, frame.disposal << 2 | 1, frame.centiseconds, table.clear, 0)
    place = struct.pack('<BHHHHB', 0x2c, left, top, right - left, bottom - top, flags)
    values = [value for row in stored(rows, frame.interlaced) for value in row]
    local = table.bytes() if frame.local_colors else b''
    return control + place + local + bytes([table.bits]) + chain(lzw(values, table.bits))


def box(frame):
    """What has to be stored: the pixels drawn, or everything where all is to be cleared."""
    if frame.disposal == CLEAR:
        return 0, 0, len(frame.pixels[0]), len(frame.pixels)
    drawn = [(x, y) for y, row in enumerate(frame.pixels) for x, c in enumerate(row) if c]
    xs, ys = zip(*drawn)
    return min(xs), min(ys), max(xs) + 1, max(ys) + 1


def stored(rows, interlaced):
    if not interlaced:
        return rows
    return [row for first, step in ((0, 8), (4, 8), (2, 4), (1, 2)) for row in rows[first::step]]


def chain(data):
    parts = [data[k:k + 255] for k in range(0, len(data), 255)]
    return b''.join(bytes([len(part)]) + part for part in parts) + b'\x00'


class Table:
    """The colors of some pictures by median cut; the last place is left for transparency."""

    def __init__(self, pictures, size):
        self.bits = size.bit_length() - 1
        self.clear = size - 1
        self.colors = median_cut(count_colors(pictures), size - 1)
        self.known = {None: self.clear}

    def bytes(self):
        padding = 3 * (self.clear + 1 - len(self.colors))
        return b''.join(bytes(color) for color in self.colors) + bytes(padding)

    def index(self, color):
        if color not in self.known:
            self.known[color] = min(
                range(len(self.colors)),
                key=lambda i: sum((a - b) ** 2 for a, b in zip(color, self.colors[i])))
        return self.known[color]


def count_colors(pictures):
    counts = {}
    for color in (color for picture in pictures for row in picture for color in row if color):
        counts[color] = counts.get(color, 0) + 1
    return counts


def median_cut(counts, size):
    boxes = [sorted(counts)]
    while len(boxes) < size:
        widest = max(boxes, key=lambda b: spread(b)[0] * math.sqrt(sum(counts[c] for c in b)))
        extent, channel = spread(widest)
        if extent == 0:
            break
        boxes.remove(widest)
        boxes += cut(widest, channel, counts)
    return [average(colors, counts) for colors in boxes]


def spread(colors):
    return max((max(c[k] for c in colors) - min(c[k] for c in colors), k) for k in range(3))


def cut(colors, channel, counts):
    colors = sorted(colors, key=lambda color: (color[channel], color))
    middle, seen = sum(counts[c] for c in colors) / 2, 0
    for index, color in enumerate(colors):
        seen += counts[color]
        if seen >= middle:
            break
    index = min(max(index, 1), len(colors) - 1)
    return [colors[:index], colors[index:]]


def average(colors, counts):
    total = sum(counts[c] for c in colors)
    return tuple(round(sum(c[k] * counts[c] for c in colors) / total) for k in range(3))


def lzw(values, bits):
    clear = 1 << bits
    out, pending, count = bytearray(), 0, 0
    codes, width = {}, bits + 1

    def put(code):
        nonlocal pending, count
        pending |= code << count
        count += width
        while count >= 8:
            out.append(pending & 255)
            pending >>= 8
            count -= 8

    put(clear)
    string = values[0]
    for value in values[1:]:
        longer = (string, value)
        if longer in codes:
            string = codes[longer]
            continue
        put(string)
        string, code = value, clear + 2 + len(codes)
        if code == 4096:
            put(clear)
            codes, width = {}, bits + 1
        else:
            codes[longer] = code
            if code == 1 << width:
                width += 1
    put(string)
    if clear + 2 + len(codes) == 1 << width and width < 12:
        width += 1
    put(clear + 1)
    return bytes(out + bytes([pending] if count else []))
