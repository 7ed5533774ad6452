import ArgumentParser
import TestWorkerProgram

TestWorkerCommand.main()
