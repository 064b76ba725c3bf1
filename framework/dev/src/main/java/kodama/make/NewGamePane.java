package kodama.make;

import java.awt.BorderLayout;
import java.awt.GridBagConstraints;
import java.awt.GridBagLayout;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import kodama.file.GameFileException;
import kodama.file.PathParser;

/** Creates a new game from its name, the folder for it, and a template. */
final class NewGamePane extends JPanel {
    private static final long serialVersionUID = 1L;
    private static final int GAP = 8;

    private final transient KodamaLauncher launcher;
    private final transient Consumer<Path> made;
    private final transient Consumer<String> report;
    private final JTextField name = new JTextField("mygame");
    private final JTextField place;
    private final PictureList<Template> templates = new PictureList<>(
            "templates", List.of(Template.values()), Template::id, template -> Thumbnail.of(template.picture()));

    /**
     * Creates the pane.
     *
     * @param place the initial folder for new games
     * @param made called with the folder of a new game
     */
    NewGamePane(Path place, KodamaLauncher launcher, Consumer<Path> made, Consumer<String> report) {
        super(new BorderLayout(0, StartTheme.scaled(GAP)));
        this.launcher = launcher;
        this.made = made;
        this.report = report;
        this.place = new JTextField(place.toString());
        setBorder(StartTheme.margin(12));
        add(fields(), BorderLayout.NORTH);
        add(new JScrollPane(templates), BorderLayout.CENTER);
        add(end(), BorderLayout.SOUTH);
        name.setName("name");
        this.place.setName("place");
        name.addActionListener(event -> make());
        templates.onChoice(this::make);
    }

    @Override
    public boolean requestFocusInWindow() {
        return name.requestFocusInWindow();
    }

    private JPanel fields() {
        JPanel fields = new JPanel(new GridBagLayout());
        row(fields, 0, "Name", 'N', name);
        row(fields, 1, "In folder", 'I', place);
        JButton browse = new JButton("Choose…");
        browse.addActionListener(event -> choose());
        fields.add(browse, cell(2, 1, 0));
        return fields;
    }

    private static void row(JPanel fields, int y, String words, char key, JTextField field) {
        JLabel label = new JLabel(words);
        label.setLabelFor(field);
        label.setDisplayedMnemonic(key);
        fields.add(label, cell(0, y, 0));
        fields.add(field, cell(1, y, 1));
    }

    private static GridBagConstraints cell(int x, int y, double weight) {
        GridBagConstraints cell = new GridBagConstraints();
        cell.gridx = x;
        cell.gridy = y;
        cell.weightx = weight;
        cell.fill = GridBagConstraints.HORIZONTAL;
        cell.insets.set(StartTheme.scaled(GAP / 2), 0, 0, StartTheme.scaled(GAP));
        return cell;
    }

    private JPanel end() {
        JLabel sentence = new JLabel(templates.getSelectedValue().description());
        sentence.setName("template");
        templates.addListSelectionListener(
                event -> sentence.setText(templates.getSelectedValue().description()));
        JPanel end = new JPanel(new BorderLayout());
        end.add(sentence, BorderLayout.CENTER);
        end.add(new ButtonRow().add("make", "Create", 'C', this::make), BorderLayout.EAST);
        return end;
    }

    private void choose() {
        JFileChooser chooser = new JFileChooser(new File(place.getText()).getAbsoluteFile());
        chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
        chooser.setDialogTitle("Create the game in");
        if (chooser.showOpenDialog(this) == JFileChooser.APPROVE_OPTION)
            place.setText(chooser.getSelectedFile().toString());
    }

    private void make() {
        try {
            if (name.getText().isBlank()) throw new MakeException("the game must have a name");
            Path folder = PathParser.parse(place.getText(), name.getText().strip());
            JavaBuild build =
                    NewGame.in(folder).write(templates.getSelectedValue(), System.getProperty("user.name", ""));
            if (build == JavaBuild.NO_COMPILER)
                report.accept(
                        "created, but not compiled: this Java is not a JDK. Run " + launcher.javacCommand(folder));
            else made.accept(folder);
        } catch (MakeException | GameFileException wrong) {
            report.accept(String.valueOf(wrong.getMessage()));
        }
    }
}
