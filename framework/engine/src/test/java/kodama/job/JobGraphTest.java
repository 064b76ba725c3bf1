package kodama.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class JobGraphTest {
    private final JobGraph graph = new JobGraph();

    private Job job(String name) {
        return graph.add(name, () -> {});
    }

    private static String refusal(Runnable wrong) {
        return assertThrows(IllegalArgumentException.class, wrong::run).getMessage();
    }

    @Test
    void aCycleIsRejectedAndNamed() {
        Job a = job("a");
        Job b = job("b").after(a);
        Job c = job("c").after(b);
        job("d").after(b);
        assertEquals("circular wait between jobs: c -> a -> b -> c", refusal(() -> a.after(c)));
    }

    /** Deeper than the call stack allows. */
    private static final int LONG = 200_000;

    private Job lastOfLongChain(Job first) {
        Job last = first;
        for (int i = 1; i < LONG; i++) last = job("job").after(last);
        return last;
    }

    @Test
    void aLongCycleIsRejectedWithAShortMessage() {
        Job first = job("first");
        Job last = lastOfLongChain(first);
        String message = refusal(() -> first.after(last));
        assertTrue(message.startsWith("circular wait between jobs: job -> first -> job -> job -> "), message);
        assertTrue(message.length() < 1100, message);
    }

    @Test
    void aLongChainOfJobsIsSkippedIfTheFirstFails() {
        Job first = graph.add("first", () -> {
            throw new IllegalStateException("no");
        });
        lastOfLongChain(first);
        assertEquals(
                "job 'first' failed: no",
                assertThrows(JobFailure.class, () -> JobRunner.SERIAL.run(graph))
                        .getMessage());
    }

    @Test
    void aJobCannotWaitForItself() {
        Job a = job("a");
        assertEquals("circular wait between jobs: a -> a", refusal(() -> a.after(a)));
    }

    @Test
    void severalPathsToOneJobAreNotACycle() {
        Job top = job("top");
        Job left = job("left").after(top);
        Job right = job("right").after(top);
        Job bottom = job("bottom").after(left).after(right);
        assertEquals("circular wait between jobs: bottom -> top -> left -> bottom", refusal(() -> top.after(bottom)));
        assertEquals(4, graph.size());
    }

    @Test
    void aJobOfAnotherGraphIsRejected() {
        Job far = new JobGraph().add("far", () -> {});
        assertEquals("job 'near' cannot wait for 'far', which is in another graph", refusal(() -> job("near")
                .after(far)));
    }

    @Test
    void aPriorityIsAFiniteNumber() {
        assertEquals("priority of job 'a' must be a finite number but was NaN", refusal(() -> job("a").priority(
                        Double.NaN)));
    }
}
