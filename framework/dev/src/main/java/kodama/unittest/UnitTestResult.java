package kodama.unittest;

import java.util.List;
import java.util.Optional;
import kodama.loop.GameError;

/**
 * The result of a test.
 *
 * @param name the test's name after those of its groups, or a description of another failed step
 * @param outcome the outcome
 * @param nanos duration with the creation of its game, in nanoseconds
 * @param error the cause of a failure; empty for other outcomes
 * @param more further errors of its game, each as text of several lines
 * @param log lines printed by the game
 */
public record UnitTestResult(
        String name, Outcome outcome, long nanos, Optional<GameError> error, List<String> more, List<String> log) {
    /** The outcome of a test. */
    public enum Outcome {
        /** All expectations were met. */
        PASSED,
        /** There was an error. */
        FAILED,
        /** The test was not run, as it is skipped or manual. */
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

    /** Whether the test failed; false if it was skipped. */
    public boolean isFailed() {
        return outcome == Outcome.FAILED;
    }
}
