package kodama.cli.dev;

import picocli.CommandLine.Option;

/** The options about the Java parts of a game, which are not sandboxed. */
final class TrustOptions {

    @Option(
            names = "--trust",
            description = "Allow the game's parts in Java, which can do whatever you can, and do not" + " ask.")
    boolean trust;

    @Option(names = "--no-java", description = "Refuse to play a game with parts in Java.")
    boolean noJava;
}
