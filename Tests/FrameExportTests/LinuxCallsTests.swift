#if os(Linux)
  import Platform
  import TestSupport
  import Testing

  @Suite struct LinuxCallsTests {
    @Test func `as many are counted as this process may use`() async throws {
      let outcome = try await Tool.shell("unset OMP_NUM_THREADS OMP_THREAD_LIMIT; nproc")
      #expect("\(LinuxCalls.allowedProcessorCount ?? 0)\n" == outcome.text)
    }
  }
#endif
