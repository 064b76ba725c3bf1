package kodama.cli;

import java.awt.GraphicsEnvironment;
import java.io.File;
import javax.swing.JOptionPane;

/**
 * Main class of a packed game; checks the version of Java first.
 *
 * <p>In a pack, its class file is marked as Java 8, so that an older Java prints a plain sentence instead of {@code
 * UnsupportedClassVersionError}. The code must therefore use nothing newer than Java 8, and no lambdas, no string
 * concatenation by {@code +} and no nested classes, because the compiler translates these to newer features.
 */
public final class Launcher {
    private static final int NEEDED = 17;

    private Launcher() {}

    /** Plays the game of this jar, or prints that Java is too old. */
    public static void main(String[] args) {
        int java = featureVersion(System.getProperty("java.specification.version", ""));
        if (java >= NEEDED) PackedMain.main(args);
        else refuse(java);
    }

    /** Returns the feature version: 8 for {@code 1.8}, 11 for {@code 11}, 0 if unknown. */
    static int featureVersion(String version) {
        String number = version.startsWith("1.") ? version.substring(2) : version;
        try {
            return Integer.parseInt(number);
        } catch (NumberFormatException unknown) {
            return 0;
        }
    }

    private static void refuse(int java) {
        String jar = new File(System.getProperty("java.class.path", "")).getName();
        String text = message(java);
        System.err.println(jar.concat(": ").concat(text));
        if (!GraphicsEnvironment.isHeadless() && System.console() == null)
            JOptionPane.showMessageDialog(null, text, jar, JOptionPane.ERROR_MESSAGE);
        System.exit(CommandException.USAGE_ERROR);
    }

    /** Returns the message for the player. */
    static String message(int java) {
        String old = java == 0 ? "an unknown version" : "Java ".concat(Integer.toString(java));
        return "This game needs Java 17 or newer, but this is "
                .concat(old)
                .concat(". A newer version is free, for example from adoptium.net");
    }
}
