package kodama.base;

import org.jspecify.annotations.Nullable;

/**
 * Runs all steps of a shutdown even if some of them fail, then throws the first failure.
 *
 * <pre>{@code
 * new Teardown().run(world::close).run(parts::close).finish();
 * }</pre>
 */
public final class Teardown {
    private @Nullable Throwable first;

    /**
     * Runs a step.
     *
     * @param step the step; whatever it throws is kept for {@link #finish}
     */
    public Teardown run(Runnable step) {
        try {
            step.run();
        } catch (Throwable failed) {
            keep(failed);
        }
        return this;
    }

    private void keep(Throwable failed) {
        if (first == null) first = failed;
        else if (first != failed) first.addSuppressed(failed);
    }

    /** Throws the first failure, with the later ones as suppressed exceptions; does nothing if there was none. */
    public void finish() {
        if (first instanceof Error error) throw error;
        if (first instanceof RuntimeException exception) throw exception;
    }
}
