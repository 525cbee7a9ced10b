internal import Frames
