package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.log.Log;
import org.junit.jupiter.api.Test;

/** Saved files are checked in the background, and changes of the result are reported. */
class SaveCheckerTest {
    private static final Finding TYPO =
            new Finding("ship.lua", 4, 3, FindingCode.UNKNOWN_GLOBAL, "undefined global 'wiat'");
    private static final Finding UNUSED = new Finding("ship.lua", 9, 1, FindingCode.UNUSED, "local 'x' is never used");
    private static final Finding HINT =
            new Finding("ship.lua", 9, 1, FindingCode.UNUSED_PARAMETER, "parameter 'x' is unused");

    private final List<String> told = new ArrayList<>();
    private final List<String> withdrawn = new ArrayList<>();
    private final List<Runnable> work = new ArrayList<>();
    private List<Finding> findings = List.of();
    private final SaveChecker check = new SaveChecker(() -> findings, work::add, Log.to(told::add), withdrawn::add);

    /** Runs a frame, the pending work, and another frame. */
    private void frames() {
        check.afterDraw(1);
        List<Runnable> now = List.copyOf(work);
        work.clear();
        now.forEach(Runnable::run);
        check.afterDraw(2);
    }

    @Test
    void nothingIsReportedWithoutMistakes() {
        findings = List.of(HINT);
        frames();
        assertEquals(List.of(), told);
        assertEquals("", check.update());
    }

    @Test
    void mistakesAreReportedInOneLineAndThenOneByOne() {
        findings = List.of(TYPO, UNUSED);
        frames();
        String line = "check: ship.lua:4: undefined global 'wiat' (and 1 more)";
        assertEquals(List.of(line, "check: " + TYPO, "check: " + UNUSED), told);
        assertEquals(line, check.update());
    }

    @Test
    void savedFilesAreCheckedAgain() {
        findings = List.of(TYPO);
        frames();
        told.clear();
        frames();
        check.fileSaved();
        frames();
        assertEquals(List.of(), told, "the same is told once");
        findings = List.of();
        frames();
        assertEquals(List.of(), told, "nothing was saved");
        check.fileSaved();
        frames();
        assertEquals(List.of("check: all mistakes are fixed"), told);
    }

    @Test
    void onlyOneCheckRunsAtATime() {
        check.afterDraw(1);
        check.fileSaved();
        check.afterDraw(2);
        assertEquals(1, work.size());
        frames();
        assertEquals(1, work.size(), "the one that was asked for meanwhile");
    }

    @Test
    void aMissingFolderIsNotAnError() {
        SaveChecker gone = new SaveChecker(
                () -> {
                    throw new IllegalStateException("gone");
                },
                Runnable::run,
                Log.to(told::add),
                withdrawn::add);
        gone.update();
        assertEquals("", gone.update());
    }

    @Test
    void errorsAreReportedBeforeWarnings() {
        Finding error = new Finding("wave.lua", 12, 1, FindingCode.SYNTAX, "unexpected symbol near '='");
        findings = List.of(UNUSED, error);
        frames();
        assertEquals("check: wave.lua:12: unexpected symbol near '=' (and 1 more)", told.get(0));
        assertEquals(List.of("check: " + error, "check: " + UNUSED), told.subList(1, 3));
    }

    @Test
    void theNoticeOfTheLastCheckIsRemoved() {
        findings = List.of(TYPO);
        frames();
        String line = told.get(0);
        findings = List.of();
        check.fileSaved();
        frames();
        assertEquals(List.of("", line), withdrawn);
    }
}
