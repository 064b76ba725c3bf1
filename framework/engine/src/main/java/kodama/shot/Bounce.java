package kodama.shot;

import java.util.EnumSet;
import java.util.Set;
import kodama.base.Checks;

/**
 * Throws shots back at the edges of their field.
 *
 * @param times how often; at least 0
 */
public record Bounce(int times, Set<Edge> edges) {
    /** So many times are for ever. */
    public static final int ALWAYS = Integer.MAX_VALUE;

    /**
     * Makes a bounce.
     *
     * @param times how often; at least 0
     * @throws IllegalArgumentException if there are less than 0 times
     */
    public Bounce {
        Checks.atLeast("times", times, 0);
        edges = Set.copyOf(edges);
    }

    /**
     * Makes a bounce at all edges.
     *
     * @param times how often; at least 0
     * @throws IllegalArgumentException if there are less than 0 times
     */
    public static Bounce everywhere(int times) {
        return new Bounce(times, EnumSet.allOf(Edge.class));
    }
}
