package kodama.cli.dev;

import picocli.CommandLine.Option;

/** What the command line says about the Java parts of a game, which are in no cage. */
final class TrustOptions {

    @Option(
            names = "--trust",
            description =
                    "Let parts of the game that are written in Java run, which can do whatever you can, and do not"
                            + " ask.")
    boolean trust;

    @Option(names = "--no-java", description = "Do not play a game that has parts written in Java.")
    boolean noJava;
}
