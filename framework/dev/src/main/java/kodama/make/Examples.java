package kodama.make;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.base.Spelling;
import kodama.docs.LuaApi;
import kodama.file.GameFiles;

/**
 * The examples in the jar, in the order of {@code scripts/examples/list.txt}. In that file, a line at the left margin
 * is a heading; below it, each line names an example, the tick at which its picture is taken, and the keys pressed
 * until then.
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

    /** All examples; those of a group are adjacent. */
    public List<Example> all() {
        return all;
    }

    /**
     * The example with a name.
     *
     * @throws MakeException if it does not exist
     */
    public Example named(String name) {
        for (Example example : all) if (example.name().equals(name)) return example;
        List<String> names = all.stream().map(Example::name).toList();
        throw new MakeException(
                "there is no example '" + name + "'" + Spelling.hint(name, names) + "; `kodama examples` lists them");
    }

    /**
     * Copies an example into a new or empty folder, adds the files for editors, and builds its Java sources.
     *
     * @throws MakeException if the folder is not empty, or its name is invalid on some system
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
