package kodama.script.game;

import org.jspecify.annotations.Nullable;

/** Thrown when a Java class that a game names cannot be used; the message is a clause that names it and the reason. */
public final class JavaClassException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    JavaClassException(String clause, @Nullable Throwable cause) {
        super(clause, cause);
    }
}
