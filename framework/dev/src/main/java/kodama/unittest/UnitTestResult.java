package kodama.unittest;

import java.util.List;
import java.util.Optional;
import kodama.loop.GameError;

/**
 * How a test went.
 *
 * @param name the test behind its groups; what failed otherwise, if that is not a test
 * @param outcome how it went
 * @param nanos how long it took, with making its game; in nanoseconds
 * @param error why it failed; there if and only if it did
 * @param more further errors of its game, each as text of several lines
 * @param log what the game printed
 */
public record UnitTestResult(
        String name, Outcome outcome, long nanos, Optional<GameError> error, List<String> more, List<String> log) {
    /** How a test can go. */
    public enum Outcome {
        /** As expected. */
        PASSED,
        /** With an error. */
        FAILED,
        /** Not at all: it says so itself, or is manual. */
        SKIPPED
    }

    public UnitTestResult {
        more = List.copyOf(more);
        log = List.copyOf(log);
    }

    static UnitTestResult skipped(String name) {
        return new UnitTestResult(name, Outcome.SKIPPED, 0, Optional.empty(), List.of(), List.of());
    }

    static UnitTestResult failed(String name, GameError error) {
        return new UnitTestResult(name, Outcome.FAILED, 0, Optional.of(error), List.of(), List.of());
    }

    /** False for a skipped one, too. */
    public boolean isFailed() {
        return outcome == Outcome.FAILED;
    }
}
