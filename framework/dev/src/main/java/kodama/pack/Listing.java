package kodama.pack;

import java.io.PrintWriter;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import kodama.pack.PackedFile.Part;

/** What is in a jar, and how large. */
final class Listing {
    private static final String ROW = "%,12d %,12d  %s%n";

    /** Files and bytes of a part of the jar. */
    private record Sum(int files, long bytes, long packed) {
        static final Sum NONE = new Sum(0, 0, 0);

        Sum with(PackedFile file) {
            return new Sum(files + 1, bytes + file.size(), packed + file.sizeInJar());
        }
    }

    private Listing() {}

    static void tell(Collection<PackedFile> files, List<LeftOut> leftOut, int whole, PrintWriter out) {
        out.printf("%12s %12s%n", "bytes", "in the jar");
        for (PackedFile file : files) {
            if (file.part() == Part.GAME && file.size() > 0) row(file.size(), file.sizeInJar(), file.name(), out);
        }
        out.println();
        Map<Part, Sum> sums = new EnumMap<>(Part.class);
        for (PackedFile file : files) sums.merge(file.part(), Sum.NONE.with(file), (old, one) -> old.with(file));
        sums.forEach((part, sum) -> row(sum.bytes(), sum.packed(), part.words() + ": " + sum.files() + " files", out));
        row(files.stream().mapToLong(PackedFile::size).sum(), whole, "the jar: " + files.size() + " files", out);
        if (leftOut.isEmpty()) return;
        out.println("\nstays here:");
        for (LeftOut file : leftOut) out.println("  " + file.path() + "  (" + file.why() + ")");
    }

    private static void row(long bytes, long packed, String what, PrintWriter out) {
        out.printf(ROW, bytes, packed, what);
    }
}
