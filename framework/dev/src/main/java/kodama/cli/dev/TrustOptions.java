package kodama.cli.dev;

import picocli.CommandLine.Option;

/** The options about the Java parts of a game, which are not sandboxed. */
final class TrustOptions {

    @Option(
            names = "--trust",
            description = "Run the game's Java code without asking. It can do anything that you can do.")
    boolean trust;

    @Option(names = "--no-java", description = "Refuse to play a game with parts in Java.")
    boolean noJava;
}
