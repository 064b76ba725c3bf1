package kodama.cli;

/** Entry point of the {@code kodama} command. */
public final class Main {
    private Main() {}

    /**
     * Runs the command.
     *
     * @param args the command line
     */
    public static void main(String[] args) {
        System.exit(2);
    }
}
