package kodama.shot;

import java.util.EnumSet;
import java.util.Set;
import kodama.base.Checks;

/**
 * Bounces shots off the edges of their field.
 *
 * @param times number of bounces; at least 0, {@link #ALWAYS} for no limit
 * @param edges edges that shots bounce off
 */
public record Bounce(int times, Set<Edge> edges) {
    /** A number of bounces that means no limit. */
    public static final int ALWAYS = Integer.MAX_VALUE;

    /**
     * Creates a bounce.
     *
     * @param times number of bounces; at least 0
     * @param edges edges that shots bounce off
     * @throws IllegalArgumentException if {@code times} is below 0
     */
    public Bounce {
        Checks.atLeast("times", times, 0);
        edges = Set.copyOf(edges);
    }

    /**
     * Creates a bounce off all four edges.
     *
     * @param times number of bounces; at least 0
     * @throws IllegalArgumentException if {@code times} is below 0
     */
    public static Bounce everywhere(int times) {
        return new Bounce(times, EnumSet.allOf(Edge.class));
    }
}
