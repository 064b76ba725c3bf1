package kodama.cli;

import java.awt.GraphicsEnvironment;
import java.io.File;
import javax.swing.JOptionPane;

/**
 * What Java begins with in a packed game: sees to it that it is new enough.
 *
 * <p>In a pack its class file is marked as one for Java 8, so that those who have an old Java are told in plain words
 * rather than by {@code UnsupportedClassVersionError}. So nothing newer than Java 8 may be used here, nor what the
 * compiler makes of lambdas, of texts joined by {@code +}, or of classes in classes.
 */
public final class Launcher {
    private static final int NEEDED = 17;

    private Launcher() {}

    /** Plays the game in this jar, or prints why that is impossible. */
    public static void main(String[] args) {
        int java = featureVersion(System.getProperty("java.specification.version", ""));
        if (java >= NEEDED) PackedMain.main(args);
        else refuse(java);
    }

    /** The 8 of {@code 1.8}, the 11 of {@code 11}; 0 if that is not known. */
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

    /** What players are told. */
    static String message(int java) {
        String old = java == 0 ? "an unknown one" : "Java ".concat(Integer.toString(java));
        return "This game needs Java 17 or newer, but this is "
                .concat(old)
                .concat(". A newer one can be had for nothing, for example from adoptium.net");
    }
}
