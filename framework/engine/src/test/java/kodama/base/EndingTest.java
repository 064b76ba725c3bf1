package kodama.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EndingTest {
    private final List<String> done = new ArrayList<>();

    @Test
    void allStepsAreRunEvenIfSomeFail() {
        RuntimeException first = new IllegalStateException("first");
        Error second = new StackOverflowError();
        Teardown ending = new Teardown()
                .run(() -> done.add("a"))
                .run(() -> {
                    throw first;
                })
                .run(() -> done.add("b"))
                .run(() -> {
                    throw second;
                })
                .run(() -> done.add("c"));
        assertEquals(List.of("a", "b", "c"), done);
        assertSame(first, assertThrows(IllegalStateException.class, ending::finish));
        assertSame(second, first.getSuppressed()[0]);
    }

    @Test
    void withoutFailuresNothingIsThrown() {
        new Teardown().run(() -> done.add("a")).finish();
        assertEquals(List.of("a"), done);
    }
}
