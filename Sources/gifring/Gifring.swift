@main struct Gifring { static func main() {} }
