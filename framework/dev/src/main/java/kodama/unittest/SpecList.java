package kodama.unittest;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.bind.Value;

/** The groups and tests that a file declares while it is loaded. */
final class SpecList {
    /** A test of a group. */
    record Case(SpecGroup group, Spec spec, Value body) {}

    private final List<Case> cases = new ArrayList<>();
    private SpecGroup group;
    private boolean isClosed;

    SpecList(SpecSettings settings) {
        group = SpecGroup.file(settings);
    }

    void enter(String name) {
        group = group().subgroup(name);
    }

    void leave() {
        SpecGroup outer = group.parent();
        if (outer != null) group = outer;
    }

    /** The group being loaded; the outermost is the file. */
    SpecGroup group() {
        if (!isClosed) return group;
        throw new IllegalStateException("groups and tests must be declared while the file is loaded, not in a test");
    }

    void add(String name, Spec.Kind kind, Value body) {
        cases.add(new Case(group(), new Spec(group.fullName(name), kind, group.settings()), body));
    }

    /** Rejects further declarations when a test starts. */
    void close() {
        isClosed = true;
    }

    Case get(int index) {
        return cases.get(index);
    }

    List<Spec> specs() {
        return cases.stream().map(Case::spec).toList();
    }
}
