// Two threads that wait for each other: without a race, or with one where an argument is given.
import Glibc
import Synchronization

let guarded = Mutex<[Int]>([])
nonisolated(unsafe) var unguarded = 0

func work(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  for index in 0..<200 {
    if CommandLine.argc > 1 { unguarded += 1 }
    guarded.withLock { values in
      values.append(index)
      usleep(50)  // Long enough for the other thread to wait.
    }
  }
  return nil
}

var threads = [pthread_t(), pthread_t()]
for index in threads.indices { pthread_create(&threads[index], nil, work, nil) }
for thread in threads { pthread_join(thread, nil) }
