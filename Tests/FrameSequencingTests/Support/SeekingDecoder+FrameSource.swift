public import FrameSequencing
public import GIFDecoding

extension SeekingDecoder: FrameSource {
  public typealias Failure = DecodingError
}
