package kodama.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Selects the sections of {@code NOTICE} that apply to a jar: those of the third-party works in it. */
final class NoticeFile {
    private static final String APACHE = "Apache License";
    private static final String BETWEEN = "\n\n\n";

    /** Path prefix of a work's files, by the first word of its section. A section without an entry always applies. */
    private static final Map<String, String> FILES_OF = Map.of(
            "LuaJ", "org/luaj/",
            "ASM", "org/objectweb/asm/", // relocated in Kodama's jar, and this string with it
            "FlatLaf", "com/formdev/",
            "Misaki", "kodama/draw/misaki",
            "Jamepad", "com/studiohartman/",
            "SDL", "com/studiohartman/",
            "picocli", "picocli/",
            "jorbis", "lib/jorbis",
            "commonmark", "org/commonmark/",
            "commonmark-java", "org/commonmark/");

    private NoticeFile() {}

    /**
     * Removes the sections that do not apply.
     *
     * @param whole the framework's file: an introduction and sections, each after two empty lines
     * @param names names of the files in the jar
     * @return the file for the jar
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
