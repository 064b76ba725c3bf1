package kodama.script.game;

import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a Java class that game.lua names has failed; the cause is the exception of that class, if there is one.
 */
public final class JavaPartFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates a failure.
     *
     * @param clause describes the failure, as a clause
     * @param cause the exception of the class; null if there is none
     */
    public JavaPartFailure(String clause, @Nullable Throwable cause) {
        super(GameConfig.FILE + ": " + clause, cause);
    }

    /**
     * Creates the failure of a class that cannot be used.
     *
     * @param option the option of game.lua that names it
     */
    public static JavaPartFailure of(String option, JavaClassException wrong) {
        String clause = "option '" + option + "': " + wrong.getMessage();
        boolean isItsOwn = !(wrong.getCause() instanceof ReflectiveOperationException);
        return new JavaPartFailure(clause, isItsOwn ? wrong.getCause() : null);
    }

    /**
     * Returns the exception of the game's class if the error is such a failure, otherwise the error itself. Its stack
     * trace shows where it happened.
     */
    public static Throwable origin(Throwable error) {
        return error instanceof JavaPartFailure && error.getCause() != null ? error.getCause() : error;
    }
}
