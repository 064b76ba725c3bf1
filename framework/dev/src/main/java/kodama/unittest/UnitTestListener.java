package kodama.unittest;

import java.util.List;

/** Hears how tests went, file after file. Called on the game thread. */
public interface UnitTestListener {
    /**
     * The tests of a file are done.
     *
     * @param file its path; something else for what is no file, such as the end of all tests
     * @param results one for each test that was chosen
     */
    void fileDone(String file, List<UnitTestResult> results);

    /** All is done and closed. */
    void allDone();
}
