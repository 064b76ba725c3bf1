package kodama.cli;

/** An option of the command line that makes no sense; the message names it, and the help tells what would. */
public final class InvalidOptionException extends CommandException {
    private static final long serialVersionUID = 1L;

    public InvalidOptionException(String sentence) {
        super(sentence);
    }

    /** Refuses the value of an option. */
    static InvalidOptionException value(String option, IllegalArgumentException wrong) {
        return new InvalidOptionException("Invalid value for option '" + option + "': " + wrong.getMessage());
    }
}
