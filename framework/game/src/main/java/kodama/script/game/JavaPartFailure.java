package kodama.script.game;

import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/** Says which Java class that game.lua names has failed; the cause is what the class itself has thrown, if it has. */
public final class JavaPartFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Makes a failure.
     *
     * @param clause says what has failed, as half a sentence
     * @param cause what the class has thrown; null if it has not
     */
    public JavaPartFailure(String clause, @Nullable Throwable cause) {
        super(GameConfig.FILE + ": " + clause, cause);
    }

    /**
     * Makes the failure of a class that cannot be had.
     *
     * @param option the option of game.lua that names it
     */
    public static JavaPartFailure of(String option, JavaClassException wrong) {
        String clause = "option '" + option + "': " + wrong.getMessage();
        boolean isItsOwn = !(wrong.getCause() instanceof ReflectiveOperationException);
        return new JavaPartFailure(clause, isItsOwn ? wrong.getCause() : null);
    }

    /**
     * What the class has thrown, if an error is such a failure; else the error itself. Its stack says where an error
     * happened.
     */
    public static Throwable origin(Throwable error) {
        return error instanceof JavaPartFailure && error.getCause() != null ? error.getCause() : error;
    }
}
