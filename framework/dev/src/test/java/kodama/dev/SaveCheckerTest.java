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

    private final List<String> logged = new ArrayList<>();
    private final List<String> withdrawn = new ArrayList<>();
    private final List<Runnable> work = new ArrayList<>();
    private List<Finding> findings = List.of();
    private final SaveChecker check = new SaveChecker(() -> findings, work::add, Log.to(logged::add), withdrawn::add);

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
        assertEquals(List.of(), logged);
        assertEquals("", check.update());
    }

    @Test
    void mistakesAreReportedInOneLineAndThenOneByOne() {
        findings = List.of(TYPO, UNUSED);
        frames();
        String line = "check: ship.lua:4: undefined global 'wiat' (and 1 more)";
        assertEquals(List.of(line, "check: " + TYPO, "check: " + UNUSED), logged);
        assertEquals(line, check.update());
    }

    @Test
    void savedFilesAreCheckedAgain() {
        findings = List.of(TYPO);
        frames();
        logged.clear();
        frames();
        check.fileSaved();
        frames();
        assertEquals(List.of(), logged, "the same findings are reported once");
        findings = List.of();
        frames();
        assertEquals(List.of(), logged, "nothing was saved");
        check.fileSaved();
        frames();
        assertEquals(List.of("check: all mistakes are fixed"), logged);
    }

    @Test
    void onlyOneCheckRunsAtATime() {
        check.afterDraw(1);
        check.fileSaved();
        check.afterDraw(2);
        assertEquals(1, work.size());
        frames();
        assertEquals(1, work.size(), "the check requested during the first one");
    }

    @Test
    void aMissingFolderIsNotAnError() {
        SaveChecker gone = new SaveChecker(
                () -> {
                    throw new IllegalStateException("gone");
                },
                Runnable::run,
                Log.to(logged::add),
                withdrawn::add);
        gone.update();
        assertEquals("", gone.update());
    }

    @Test
    void errorsAreReportedBeforeWarnings() {
        Finding error = new Finding("wave.lua", 12, 1, FindingCode.SYNTAX, "unexpected symbol near '='");
        findings = List.of(UNUSED, error);
        frames();
        assertEquals("check: wave.lua:12: unexpected symbol near '=' (and 1 more)", logged.get(0));
        assertEquals(List.of("check: " + error, "check: " + UNUSED), logged.subList(1, 3));
    }

    @Test
    void theNoticeOfTheLastCheckIsRemoved() {
        findings = List.of(TYPO);
        frames();
        String line = logged.get(0);
        findings = List.of();
        check.fileSaved();
        frames();
        assertEquals(List.of("", line), withdrawn);
    }
}
