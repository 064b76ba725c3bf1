package kodama.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The works of others that are in a jar, as {@code NOTICE} tells of them: of its sections those that hold for it. */
final class NoticeFile {
    private static final String APACHE = "Apache License";
    private static final String BETWEEN = "\n\n\n";

    /** How the files of a work begin, by the first word of its section; a section of another word always holds. */
    private static final Map<String, String> FILES_OF = Map.of(
            "LuaJ", "org/luaj/",
            "ASM", "org/objectweb/asm/", // Kodama's jar has it elsewhere, and whatever moves it there changes this, too
            "FlatLaf", "com/formdev/",
            "Misaki", "kodama/draw/misaki",
            "Jamepad", "com/studiohartman/",
            "SDL", "com/studiohartman/",
            "picocli", "picocli/",
            "commonmark", "org/commonmark/",
            "commonmark-java", "org/commonmark/");

    private NoticeFile() {}

    /**
     * Leaves out what does not hold.
     *
     * @param whole the file of the framework: what comes first, and sections with two empty lines before each
     * @param names of the files in the jar
     * @return the same for this jar
     */
    static String of(String whole, Set<String> names) {
        List<String> kept = new ArrayList<>();
        for (String section : whole.split(BETWEEN)) if (holds(section, kept, names)) kept.add(section.stripTrailing());
        return String.join(BETWEEN, kept) + "\n";
    }

    private static boolean holds(String section, List<String> before, Set<String> names) {
        if (section.strip().startsWith(APACHE)) return before.stream().anyMatch(text -> text.contains(APACHE));
        String work = section.split("[ \\d:,]", 2)[0];
        String files = FILES_OF.get(work);
        return files == null || names.stream().anyMatch(name -> name.startsWith(files));
    }
}
