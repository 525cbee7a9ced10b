import Frames
import GIFDecoding
import Testing

@Suite struct DiagnosticLogTests {
  @Test func `what was found is listed in order`() {
    var log = DiagnosticLog()
    let found = [note(5), damage(6), note(7)]
    for diagnostic in found { log.append(diagnostic) }
    #expect(log.all == found)
    #expect(log.damageCount == 1)
    #expect(log.firstDamage == damage(6))
  }

  @Test func `an empty log has nothing to tell`() {
    #expect(DiagnosticLog().all == [])
    #expect(DiagnosticLog().damageCount == 0)
    #expect(DiagnosticLog().firstDamage == nil)
  }

  @Test func `a million notes are counted, a thousand listed, and no damage hidden`() {
    var log = DiagnosticLog()
    for offset in 0..<1_000_000 { log.append(note(offset)) }
    log.append(damage(1_000_000))
    #expect(log.all.count == 1_002)
    #expect(log.all[1_000] == damage(1_000_000))
    #expect(log.all[1_001].message == "999000 further diagnostics are not listed")
    #expect(log.all[1_001].severity == .note)
  }

  @Test func `damage is listed for every frame that the limit lets pass`() {
    var log = DiagnosticLog()
    for offset in 0..<20_000 { log.append(damage(offset)) }
    #expect(log.damageCount == 20_000)
    #expect(log.firstDamage == damage(0))
    #expect(log.all.count == 10_101)
    #expect(log.all.last?.code == .moreDiagnostics)
    #expect(log.all.last?.severity == .damage)
  }

  private func note(_ offset: Int) -> Diagnostic {
    Diagnostic(.note, .emptyImage, "a note", byteOffset: offset)
  }

  private func damage(_ offset: Int) -> Diagnostic {
    Diagnostic(.damage, .damagedImage, "damage", byteOffset: offset)
  }
}
