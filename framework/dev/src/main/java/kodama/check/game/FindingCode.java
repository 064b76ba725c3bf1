package kodama.check.game;

import java.util.Locale;

/** The kinds of findings. The name appears in brackets after a finding, and suppresses it in a comment. */
public enum FindingCode {
    /** A syntax error. */
    SYNTAX(Severity.ERROR, "a syntax error"),
    /** A name that is neither a local variable nor a global. */
    UNKNOWN_GLOBAL(Severity.ERROR, "a name that is neither a local variable nor a global"),
    /** An assignment to a name that is not local. */
    ACCIDENTAL_GLOBAL(Severity.ERROR, "an assignment to a name that was never made `local`"),
    /** A function or field that a module or a shot does not have. */
    UNKNOWN_FIELD(
            Severity.ERROR,
            "a function or field that a module or a shot does not have, or a field that nothing ever sets"),
    /** An option that a function does not have. */
    UNKNOWN_OPTION(Severity.ERROR, "an option that a function or an effect does not have"),
    /** A field of a task that looks misspelled or is a field of shots. */
    TASK_FIELD(
            Severity.WARNING, "a field of a task that looks misspelled or is a field of shots, and that nothing reads"),
    /** A field of its parent that a child reads but does not inherit. */
    PARENT_FIELD(Severity.WARNING, "a field for drawing, hitting or events that a child reads but does not inherit"),
    /** A value of the wrong type. */
    WRONG_KIND(Severity.ERROR, "a value of the wrong type, such as a number instead of a string"),
    /** Too few or too many arguments. */
    ARGUMENTS(Severity.ERROR, "too few or too many arguments"),
    /** A string that is not one of the valid names. */
    UNKNOWN_WORD(Severity.WARNING, "an action, event, group or other name that does not exist"),
    /** An event that nothing handles. */
    UNHEARD(Severity.HINT, "an event that is sent, but that nothing waits for or handles"),
    /** A picture, sound, font, map or data file that does not exist. */
    MISSING_FILE(Severity.ERROR, "an image, sound, font, map or data file that does not exist"),
    /** A file that a game cannot use: damaged, empty, or of another kind than its name says. */
    UNREADABLE_FILE(
            Severity.ERROR,
            "an icon, image or sound whose file cannot be read: damaged, empty, or of a kind that Kodama cannot play or"
                    + " show"),
    /** A required module that does not exist. */
    MISSING_MODULE(Severity.ERROR, "a file of `require` that does not exist"),
    /** A scene, mark, debug save or command that does not exist. */
    MISSING_SCENE(Severity.ERROR, "a scene, mark, debug save or command that does not exist"),
    /** A Java class that does not exist or cannot be loaded. */
    MISSING_CLASS(Severity.ERROR, "a Java class of `game.lua` that does not exist or cannot be loaded"),
    /** A Java source whose class is missing or out of date. */
    NOT_COMPILED(Severity.HINT, "a Java source whose class is missing or older than the source"),
    /** A dot instead of a colon, or the other way round. */
    COLON(Severity.ERROR, "a dot instead of a colon, or a colon instead of a dot"),
    /** A variable that is never read. */
    UNUSED(Severity.WARNING, "a local variable that is never read; begin its name with `_` if that is intended"),
    /** A parameter that is never read. */
    UNUSED_PARAMETER(Severity.HINT, "a parameter that is never read; begin its name with `_` if that is intended"),
    /** Statements that are never reached. */
    UNREACHABLE(Severity.WARNING, "statements that are never reached"),
    /** A loop that never ends and never waits. */
    ENDLESS_LOOP(Severity.ERROR, "a loop that never waits and never ends"),
    /** A wait in a function that must return at once. */
    NO_WAIT(Severity.ERROR, "a wait in a function that cannot wait, such as `draw` and `finish`"),
    /** An assignment to the counter of a loop. */
    LOOP_VARIABLE(Severity.WARNING, "an assignment to a loop's counter, which does not affect the loop"),
    /** A table constructor that sets a field twice. */
    REPEATED_FIELD(Severity.WARNING, "a field that is set twice in a table"),
    /** A value whose meaning has changed. */
    OLD_SPELLING(Severity.HINT, "a value that had another meaning in earlier versions"),
    /** An invalid value in {@code game.lua} or {@code portal.lua}. */
    GAME_FILE(Severity.ERROR, "an invalid value in `game.lua` or `portal.lua`"),
    /** A map of Tiled that cannot be read, or an object of it without a script. */
    MAP(Severity.ERROR, "a map of Tiled that cannot be read, or whose object has a class without a script"),
    /** A tile of a map that its tileset does not have, or a misspelled property of ground. */
    MAP_TILE(
            Severity.WARNING,
            "a tile of a map that its tileset does not have, or a property whose name is nearly `solid` or `one_way`"),
    /** A file that cannot be checked. */
    NOT_CHECKED(Severity.WARNING, "a file that cannot be checked: it is unreadable, too large or nested too deeply");

    private final Severity severity;
    private final String doc;

    FindingCode(Severity severity, String doc) {
        this.severity = severity;
        this.doc = doc;
    }

    public Severity severity() {
        return severity;
    }

    /** Returns a short description in Markdown. */
    public String doc() {
        return doc;
    }

    /** Returns the name in brackets, such as {@code unknown-global}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
