package kodama.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
    void aCircleIsRefusedAndNamed() {
        Job a = job("a");
        Job b = job("b").after(a);
        Job c = job("c").after(b);
        job("d").after(b);
        assertEquals("jobs wait for each other in a circle: c -> a -> b -> c", refusal(() -> a.after(c)));
    }

    @Test
    void aJobCannotWaitForItself() {
        Job a = job("a");
        assertEquals("jobs wait for each other in a circle: a -> a", refusal(() -> a.after(a)));
    }

    @Test
    void severalWaysToOneJobAreNoCircle() {
        Job top = job("top");
        Job left = job("left").after(top);
        Job right = job("right").after(top);
        Job bottom = job("bottom").after(left).after(right);
        assertEquals(
                "jobs wait for each other in a circle: bottom -> top -> left -> bottom",
                refusal(() -> top.after(bottom)));
        assertEquals(4, graph.size());
    }

    @Test
    void aJobOfAnotherGraphIsRefused() {
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
