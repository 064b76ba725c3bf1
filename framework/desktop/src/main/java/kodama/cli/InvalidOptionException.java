package kodama.cli;

/** Thrown for an invalid command-line option. The message names the option; {@code --help} shows the valid values. */
public final class InvalidOptionException extends CommandException {
    private static final long serialVersionUID = 1L;

    public InvalidOptionException(String sentence) {
        super(sentence);
    }

    /** Returns an exception about the value of an option. */
    static InvalidOptionException value(String option, IllegalArgumentException wrong) {
        return new InvalidOptionException("Invalid value for option '" + option + "': " + wrong.getMessage());
    }
}
