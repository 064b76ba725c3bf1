package kodama.dev.tests;

import java.util.List;
import kodama.loop.unittest.UnitTestListener;
import kodama.loop.unittest.UnitTestResult;

/** Two who hear how tests went. */
record TwoListeners(UnitTestListener first, UnitTestListener second) implements UnitTestListener {
    @Override
    public void fileDone(String file, List<UnitTestResult> results) {
        first.fileDone(file, results);
        second.fileDone(file, results);
    }

    @Override
    public void allDone() {
        first.allDone();
        second.allDone();
    }
}
