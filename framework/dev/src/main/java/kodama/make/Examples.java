package kodama.make;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.base.Spelling;
import kodama.docs.LuaApi;
import kodama.file.GameFiles;

/**
 * The examples that lie in the jar, in the order in which {@code scripts/examples/list.txt} names them: headings at the
 * left margin, and below each the examples of that group, each with the tick at which its picture is taken and what is
 * pressed until then.
 */
public final class Examples {
    private final List<Example> all;

    private Examples(List<Example> all) {
        this.all = List.copyOf(all);
    }

    /** The examples in the jar. */
    public static Examples inJar() {
        GameFiles files = GameFiles.classpath(Examples.class.getClassLoader(), "kodama/examples/");
        return of(new String(files.read("list.txt"), StandardCharsets.UTF_8));
    }

    private static Examples of(String list) {
        List<Example> examples = new ArrayList<>();
        String group = "";
        for (String line : list.lines().toList()) {
            if (line.isBlank() || line.startsWith("#")) continue;
            if (line.startsWith(" ")) examples.add(Example.of(group, line));
            else group = line.strip();
        }
        return new Examples(examples);
    }

    /** All of them; those of a group follow each other. */
    public List<Example> all() {
        return all;
    }

    /**
     * The example of a name.
     *
     * @throws MakeException if there is none
     */
    public Example named(String name) {
        for (Example example : all) if (example.name().equals(name)) return example;
        List<String> names = all.stream().map(Example::name).toList();
        throw new MakeException(
                "there is no example '" + name + "'" + Spelling.hint(name, names) + "; `kodama examples` lists all");
    }

    /**
     * Copies an example into a new or empty folder, writes what editors read beside it, and builds what of it is
     * written in Java.
     *
     * @throws MakeException if there is something already, or not all systems could have a folder of that name
     * @throws kodama.file.GameFileException if a file cannot be written
     */
    public static JavaBuild copy(Example example, Path folder) {
        FolderName.check(folder);
        NewFolder made = NewFolder.of(folder);
        GameFiles files = example.files();
        for (String path : files.all()) made.write(path, files.read(path));
        new EditorFiles(LuaApi.ofFramework(), KodamaLauncher.running()).write(folder);
        return JavaBuild.of(folder);
    }
}
