public import FrameSequencing
public import GIFDecoding

extension SeekingDecoder: FrameSource {
  /// Why a frame can't be had.
  public typealias Failure = DecodingError
}
