package kodama.loop;

import java.util.List;

/** Hears how tests went, file after file. Called on the game thread. */
public interface UnitTestListener {
    /**
     * The tests of a file are done.
     *
     * @param file its path
     * @param results one for each test that was chosen
     */
    void fileDone(String file, List<UnitTestResult> results);

    /**
     * All is done and closed.
     *
     * @param survivors what should have ended and has not, a line each
     */
    void allDone(List<String> survivors);
}
