package kodama.pack.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder that looks like a JDK to the packer. */
public final class FakeJdk {
    private FakeJdk() {}

    /** Creates a JDK whose bin/java is a shell script that prints its arguments. */
    public static Path at(Path home, String system, String processor, String version) throws IOException {
        Files.createDirectories(home.resolve("bin"));
        Files.createDirectories(home.resolve("lib"));
        boolean isWindows = system.startsWith("Windows");
        Path java = home.resolve(isWindows ? "bin/java.exe" : "bin/java");
        Files.writeString(java, """
                #!/bin/sh
                if [ "$1" = -version ]; then echo "openjdk version \\"%s\\" 2026" >&2; exit; fi
                echo "$LC_CTYPE"
                for word; do echo "$word"; done
                """.formatted(version));
        java.toFile().setExecutable(true, false);
        if (isWindows) Files.writeString(home.resolve("bin/javaw.exe"), "javaw");
        Files.writeString(home.resolve(isWindows ? "bin/jvm.dll" : "lib/libjvm.so"), "the machine");
        Files.writeString(home.resolve(isWindows ? "bin/javac.exe" : "bin/javac"), "the compiler");
        Files.writeString(home.resolve("lib/src.zip"), "sources");
        Files.writeString(home.resolve("lib/ct.sym"), "signatures of older versions");
        Files.writeString(home.resolve("lib/modules"), "all classes");
        Files.writeString(
                home.resolve("release"),
                "JAVA_VERSION=\"" + version + "\"\nOS_NAME=\"" + system + "\"\nOS_ARCH=\"" + processor + "\"\n");
        return home;
    }
}
