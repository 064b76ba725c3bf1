package kodama.base;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DistinctErrorsTest {
    private final List<String> passed = new ArrayList<>();
    private final DistinctErrors errors =
            new DistinctErrors((who, error) -> passed.add(who + ": " + error.getMessage()));

    @Test
    void theSameErrorIsPassedOnceAndCounted() {
        for (int i = 0; i < 60; i++) errors.report("task 'door' #" + i, failure("stuck"));
        errors.report("task 'door' #1", failure("loose"));
        assertEquals(List.of("task 'door' #0: stuck", "task 'door' #1: loose"), passed);
        assertEquals(
                List.of(60L, 1L),
                errors.entries().stream().map(DistinctErrors.Entry::times).toList());
    }

    private static RuntimeException failure(String message) {
        return new IllegalStateException(message);
    }

    @Test
    void anErrorFromAnotherPlaceIsAnother() {
        errors.report("a", failure("stuck"));
        errors.report("b", new IllegalStateException("stuck"));
        assertEquals(List.of("a: stuck", "b: stuck"), passed);
    }

    @Test
    void clearingLetsItPassAgain() {
        for (int i = 0; i < 2; i++) {
            errors.report("a", failure("stuck"));
            errors.clear();
        }
        assertEquals(2, passed.size());
    }

    @Test
    void countersInMessagesDoNotFillTheMemory() {
        for (int i = 0; i < DistinctErrors.MOST + 10; i++) errors.report("a", failure("stuck at " + i));
        assertEquals(DistinctErrors.MOST, errors.entries().size());
    }
}
