package kodama.script.task;

import java.util.List;
import java.util.function.Supplier;
import kodama.base.Effort;
import kodama.base.Spelling;
import kodama.file.GameFileException;
import org.jspecify.annotations.Nullable;

/** Guesses which of a game's pictures was meant by a name that none has. */
public final class PictureGuess {
    /** Steps of comparing two names, letter by letter, that take as long as an instruction. */
    private static final int STEPS_PER_INSTRUCTION = 4;

    /** The effort of looking for a picture that is not there. */
    private static final int COST = 3_000;

    private final Supplier<List<String>> list;
    private final Effort effort;

    /**
     * All names, as they were at the first guess: a script that tries names without end must not list the folder each
     * time.
     */
    private @Nullable List<String> names;

    /**
     * Guesses among pictures.
     *
     * @param list lists their names
     * @param effort counts the work of comparing them
     */
    public PictureGuess(Supplier<List<String>> list, Effort effort) {
        this.list = list;
        this.effort = effort;
    }

    /**
     * What an error says of a picture that cannot be had; nothing if its file is there, but for upper and lower case.
     */
    String hint(String name) {
        effort.spend(COST);
        if (names == null) names = names();
        if (names.stream().anyMatch(name::equalsIgnoreCase)) return "";
        long letters = names.stream().mapToLong(String::length).sum();
        effort.spend(letters * name.length() / STEPS_PER_INSTRUCTION);
        return Spelling.hint(name, names);
    }

    private List<String> names() {
        try {
            return list.get();
        } catch (GameFileException unlisted) {
            return List.of(); // the picture's own error is the one to tell
        }
    }
}
