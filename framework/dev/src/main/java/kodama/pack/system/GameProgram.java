package kodama.pack.system;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.draw.Image;
import kodama.pack.archive.FileContent;
import kodama.pack.archive.FileTree;
import kodama.script.config.GameInfo;

/**
 * A game, or Kodama itself, to pack for operating systems.
 *
 * @param kind what is packed
 * @param id technical name, of lowercase letters a to z, digits, {@code -} and {@code _}
 * @param title display name, one line
 * @param about author, version, license and description
 * @param jar runnable jar of the game
 * @param icon desktop icon
 */
public record GameProgram(ProgramKind kind, String id, String title, GameInfo about, Path jar, Image icon) {
    private static final Pattern NUMBERS = Pattern.compile("\\d{1,9}(\\.\\d{1,9}){0,2}");

    /** Id and version, the beginning of a pack's file name. */
    String fileName() {
        return about.version().isEmpty() ? id : id + "-" + about.version();
    }

    /** The version as operating systems require it: up to three numbers; 1.0 if the game's version has none. */
    String numericVersion() {
        Matcher numbers = NUMBERS.matcher(about.version());
        return numbers.find() ? numbers.group() : "1.0";
    }

    /** Copyright holder and license. */
    String rights() {
        if (about.license().isEmpty()) return about.author();
        return about.author().isEmpty() ? about.license() : about.author() + ", " + about.license();
    }

    IconFiles icons() {
        return new IconFiles(icon);
    }

    /** Adds the jar to a pack. */
    void addTo(FileTree tree, String folder) {
        tree.file(folder + "/" + jarName(), FileContent.of(jar));
    }

    String jarName() {
        return id + ".jar";
    }
}
