package kodama.cli;

/** An option of the command line that makes no sense; the message names it, and the help tells what would. */
public final class WrongOption extends CommandException {
    private static final long serialVersionUID = 1L;

    public WrongOption(String sentence) {
        super(sentence);
    }

    /** Refuses the value of an option. */
    static WrongOption value(String option, IllegalArgumentException wrong) {
        return new WrongOption("Invalid value for option '" + option + "': " + wrong.getMessage());
    }
}
