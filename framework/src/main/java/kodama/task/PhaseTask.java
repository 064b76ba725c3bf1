package kodama.task;

import java.util.Arrays;
import java.util.StringJoiner;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * A task whose phase, a number, picks what it does in a tick. {@link #setPhase}, from inside or outside, takes effect
 * when it runs next.
 *
 * <pre>{@code
 * final class Enemy extends PhaseTask {
 *     Enemy() {
 *         in(Phase.INIT, this::appear);
 *         in(Phase.MAIN, this::move);
 *         in(Phase.MAIN + 1, this::flee);
 *         in(Phase.END, dt -> false);
 *     }
 * }
 * }</pre>
 */
public class PhaseTask extends Task {
    /** What is done in each phase, by its number; null for nothing. */
    private @Nullable State[] phases = new State[Phase.MAIN + 1];

    /** Makes a task without phases; it needs that of {@link Phase#INIT} before it runs. */
    public PhaseTask() {}

    /**
     * Sets what is done in a phase.
     *
     * @param phase its number; 0 to 65,535
     * @param action called in each tick of the phase; returns false to end the task
     * @return this task
     * @throws IllegalArgumentException if the number is outside its bounds
     */
    public final PhaseTask in(int phase, State action) {
        Checks.between("phase", phase, 0, Phase.LAST);
        if (phase >= phases.length) phases = Arrays.copyOf(phases, phase + 1);
        phases[phase] = action;
        return this;
    }

    @Override
    protected final boolean update(double dt) {
        State action = phase() < phases.length ? phases[phase()] : null;
        if (action == null)
            throw new IllegalStateException(this + " does nothing in phase " + phase() + "; it has " + all());
        return action.run(dt);
    }

    private String all() {
        StringJoiner numbers = new StringJoiner(", ", "phases ", "").setEmptyValue("none");
        for (int i = 0; i < phases.length; i++) if (phases[i] != null) numbers.add(Integer.toString(i));
        return numbers.toString();
    }
}
