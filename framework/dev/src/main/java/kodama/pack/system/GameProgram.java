package kodama.pack.system;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.draw.Image;
import kodama.pack.archive.FileContent;
import kodama.pack.archive.FileTree;
import kodama.script.config.GameInfo;

/**
 * A game as it is packed for systems.
 *
 * @param id its name for the computer, of small letters a to z, digits, {@code -} and {@code _}
 * @param title its name for people, one line
 * @param about what it tells of itself
 * @param jar plays it, by {@code java -jar}
 * @param icon its picture on the desktop
 */
public record GameProgram(String id, String title, GameInfo about, Path jar, Image icon) {
    private static final Pattern NUMBERS = Pattern.compile("\\d{1,9}(\\.\\d{1,9}){0,2}");

    /** Its name and version, as they begin the names of packs. */
    String fileName() {
        return about.version().isEmpty() ? id : id + "-" + about.version();
    }

    /** The version as systems want it: up to three numbers; 1.0 if the game's has none. */
    String numericVersion() {
        Matcher numbers = NUMBERS.matcher(about.version());
        return numbers.find() ? numbers.group() : "1.0";
    }

    /** Whose it is, and under which license. */
    String rights() {
        if (about.license().isEmpty()) return about.author();
        return about.author().isEmpty() ? about.license() : about.author() + ", " + about.license();
    }

    IconFiles icons() {
        return new IconFiles(icon);
    }

    /** Adds what Java reads. */
    void addTo(FileTree tree, String folder) {
        tree.file(folder + "/" + jarName(), FileContent.of(jar));
    }

    String jarName() {
        return id + ".jar";
    }
}
