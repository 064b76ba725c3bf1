package kodama.check.game;

import java.util.Locale;

/** What can be found, by the word that stands in brackets behind a finding and silences it. */
public enum FindingCode {
    /** The file is not Lua. */
    SYNTAX(Severity.ERROR, "the file is not Lua"),
    /** A name that is neither a local variable nor a global. */
    UNKNOWN_GLOBAL(Severity.ERROR, "a name that is neither a local variable nor a global"),
    /** An assignment to a name that is not local. */
    ACCIDENTAL_GLOBAL(Severity.ERROR, "an assignment to a name that was never made `local`"),
    /** A function or field that a module does not have. */
    UNKNOWN_FIELD(Severity.ERROR, "a function or field that a module does not have, or a field that nothing ever sets"),
    /** An option that a function does not know. */
    UNKNOWN_OPTION(Severity.ERROR, "an option that a function does not know"),
    /** A field of a task that is near to one that Kodama knows, or is one of shots. */
    TASK_FIELD(
            Severity.WARNING,
            "a field of a task that is near to one that Kodama knows, or is one of shots, and that nothing reads"),
    /** A look, body or event that a child reads and does not have: it does not see that of its parent. */
    PARENT_FIELD(Severity.WARNING, "a look, body or event that a child reads and nothing gives it"),
    /** A value of the wrong kind. */
    WRONG_KIND(Severity.ERROR, "a number where a string belongs, and the like"),
    /** Too few or too many arguments. */
    ARGUMENTS(Severity.ERROR, "too few arguments, or more than are taken"),
    /** A string that is none of those that make sense there. */
    UNKNOWN_WORD(Severity.WARNING, "an action, an event, a group or another word that means nothing there"),
    /** An event that nothing hears. */
    UNHEARD(Severity.HINT, "an event that is sent, and that nothing waits for or has a function for"),
    /** A picture, sound, font or data file that is not there. */
    MISSING_FILE(Severity.ERROR, "a picture, sound, font or data file that is not there"),
    /** A module of {@code require} that is not there. */
    MISSING_MODULE(Severity.ERROR, "a file of `require` that is not there"),
    /** A scene, a mark, a debug save or a command that is not there. */
    MISSING_SCENE(Severity.ERROR, "a scene, a mark, a debug save or a command that is not there"),
    /** A Java class that is not there or cannot be loaded. */
    MISSING_CLASS(Severity.ERROR, "a Java class of `game.lua` that is not there or cannot be loaded"),
    /** A Java source whose class is missing or out of date. */
    NOT_COMPILED(Severity.HINT, "a Java source whose class is missing, or older than the source"),
    /** A dot where a colon belongs, or the other way round. */
    COLON(Severity.ERROR, "a dot where a colon belongs, or a colon where a dot belongs"),
    /** A variable that is never read. */
    UNUSED(Severity.WARNING, "a local variable that is never read; `_` in front of its name says that it is meant"),
    /** A parameter that is never read. */
    UNUSED_PARAMETER(Severity.HINT, "a parameter that is never read; `_` in front of its name says that it is meant"),
    /** Statements that are never reached. */
    UNREACHABLE(Severity.WARNING, "statements that are never reached"),
    /** A loop that never ends and never waits. */
    ENDLESS_LOOP(Severity.ERROR, "a loop that never waits and never ends"),
    /** A wait where no time passes. */
    NO_WAIT(Severity.ERROR, "a wait in a function that cannot wait, as `draw` and `finish`"),
    /** A loop's variable that is changed. */
    LOOP_VARIABLE(Severity.WARNING, "a loop's counter that is changed in the loop, which the loop takes no notice of"),
    /** A table has the same field twice. */
    REPEATED_FIELD(Severity.WARNING, "a field that stands twice in a table"),
    /** What means something else than in an earlier version. */
    OLD_SPELLING(Severity.HINT, "a spelling that meant something else in an earlier version"),
    /** What {@code game.lua} or {@code portal.lua} says makes no sense. */
    GAME_FILE(Severity.ERROR, "what `game.lua` or `portal.lua` says makes no sense"),
    /** The file could not be looked at. */
    NOT_CHECKED(Severity.WARNING, "a file that could not be looked at: it cannot be read, or is nested too deeply");

    private final Severity severity;
    private final String doc;

    FindingCode(Severity severity, String doc) {
        this.severity = severity;
        this.doc = doc;
    }

    public Severity severity() {
        return severity;
    }

    /** A few words in Markdown. */
    public String doc() {
        return doc;
    }

    /** The word in brackets, such as {@code unknown-global}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
