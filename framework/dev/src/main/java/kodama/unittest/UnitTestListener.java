package kodama.unittest;

import java.util.List;

/** Receives test results, file by file. Called on the game thread. */
public interface UnitTestListener {
    /**
     * Called when the tests of a file have run.
     *
     * @param file the file's path, or a description such as "after all tests"
     * @param results one result for each selected test
     */
    void fileDone(String file, List<UnitTestResult> results);

    /** Called when everything has run and is closed. */
    void allDone();
}
