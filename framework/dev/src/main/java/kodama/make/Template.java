package kodama.make;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import kodama.base.Spelling;
import kodama.file.GameFiles;
import org.jspecify.annotations.Nullable;

/** What a new game can begin as; each is a whole little game, in {@code scripts/templates}. */
public enum Template {
    /** The least that a game needs. */
    EMPTY("a lantern that goes where the arrows lead it: the least that a game needs"),
    /** A shooter from its title to its end. */
    SHOOTER("a short shooter: title, waves, a boss, ranking"),
    /** A game in the state style. */
    STATES("a rabbit that leaps over stones, written in states"),
    /** A game with a part in Java. */
    JAVA("a lantern in Lua, and snow in Java"),
    /** A game that is wholly in Java. */
    JAVA_GAME("a lamp that catches moths, in Java alone: title, game over, best score");

    private final String sentence;

    Template(String sentence) {
        this.sentence = sentence;
    }

    /**
     * The template of a name in small letters.
     *
     * @throws MakeException if there is none
     */
    public static Template of(String id) {
        for (Template template : values()) if (template.id().equals(id)) return template;
        throw new MakeException("there is no template '" + id + "'" + Spelling.hint(id, ids()) + "; there are "
                + String.join(", ", ids()));
    }

    /** The names of all templates, in small letters. */
    public static List<String> ids() {
        return Stream.of(values()).map(Template::id).toList();
    }

    /** Its name in small letters. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What it is, in some words, which begin small and end without a full stop. */
    public String description() {
        return sentence;
    }

    /** Its picture as a PNG file; null if there is none, as in a Kodama that was not packed. */
    public byte @Nullable [] picture() {
        return Pictures.read("templates/" + id());
    }

    /** Its files, as they lie in the jar. */
    GameFiles files() {
        return GameFiles.classpath(Template.class.getClassLoader(), "kodama/templates/" + id() + "/");
    }
}
